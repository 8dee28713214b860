/** Prints a message and exits if the port is taken; otherwise rethrows the error. */
export function explainTakenPort(error: unknown, port: number, command: string): never {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  console.error(
    `Port ${port} is taken, perhaps by the same command in another terminal. To use another one: PORT=${port + 1} ${command}`,
  );
  process.exit(1);
}
