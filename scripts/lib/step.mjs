// A reader that is gone, as in `npm start | head`, ends nothing.
for (const output of [process.stdout, process.stderr])
  output.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/**
 * Runs a step and prints one line about it to standard error: standard output belongs to the program that follows. `work` may return
 * another text than the label.
 */
export async function step(label, work) {
  const began = performance.now()
  if (process.stderr.isTTY) process.stderr.write(`  ${label} …`)
  try {
    const said = await work()
    const line = typeof said === 'string' ? said : label
    const text = `✓ ${line} (${seconds(performance.now() - began)})`
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}\n` : `${text}\n`)
  } catch (error) {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
    throw error
  }
}

/** Exits with one line that names the problem and its remedy. */
export function fail(error) {
  console.error(`✗ ${explain(error)}`)
  process.exit(1)
}

function explain(error) {
  if (error?.code === 'ENOSPC') return 'The disk is full. Free about 1 GB and try again.'
  if (error?.code === 'EACCES' || error?.code === 'EROFS') {
    return `The project's folder can't be written (${error.path}). Give yourself the right to write there and try again.`
  }
  return error instanceof Error ? error.message : String(error)
}
