/** The directory of the unpacked `build.zip`, for `startZapier`. */
export function builtAppDirectory(): string {
  const directory = process.env.BUILT_APP;
  if (directory === undefined) {
    throw new Error('The app was not built. Run the tests with jest.config.js, which has the global setup.');
  }
  return directory;
}
