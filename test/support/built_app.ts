/** The directory of the unpacked `build.zip`, for `startZapier`. */
export function builtAppDirectory(): string {
  const directory = process.env.BUILT_APP;
  if (directory === undefined) {
    throw new Error('The app was not built: the tests need the global setup of jest.config.js.');
  }
  return directory;
}
