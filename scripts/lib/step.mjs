const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** Runs a step and prints one line about it. `work` may return another text than the label. */
export async function step(label, work) {
  const began = performance.now()
  if (process.stdout.isTTY) process.stdout.write(`  ${label} …`)
  try {
    const said = await work()
    const line = typeof said === 'string' ? said : label
    const text = `✓ ${line} (${seconds(performance.now() - began)})`
    process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${text}\n` : `${text}\n`)
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
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
