const NEEDED = [20, 19]

/** Exits with one clear line when Node is too old. Uses only syntax that old versions understand. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return
  console.error(
    'The product needs Node ' +
      NEEDED.join('.') +
      ' or newer; this is ' +
      process.versions.node +
      '. Get a newer one at https://nodejs.org.',
  )
  process.exit(1)
}
