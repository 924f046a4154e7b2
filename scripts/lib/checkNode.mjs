const NEEDED = [20, 19]

/** Ends with one clear line where Node is too old to run the shop. Written so that an old Node can read it. */
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
