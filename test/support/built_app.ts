/** The directory of the unpacked `build.zip`, for `startZapier`. */
export function builtAppDirectory(): string {
  const directory = process.env.BUILT_APP;
  if (directory === undefined) {
    throw new Error(
      "The app is built only for the folders that jest.config.js names. Add this test's folder there.",
    );
  }
  return directory;
}
