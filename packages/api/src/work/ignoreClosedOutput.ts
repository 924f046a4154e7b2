/** Keeps the process alive when whoever read its output is gone, as in `npm start | head`: a command completes its work. */
export function ignoreClosedOutput(): void {
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
