export type PathParams = Record<string, string | undefined>

interface Compiled {
  expression: RegExp
  names: readonly string[]
}

const compiled = new Map<string, Compiled>()

/** `/product/:slug` as an expression: parts that begin with a colon are anything but a slash, `*` alone is anything. */
function compile(pattern: string): Compiled {
  const names: string[] = []
  const source = pattern
    .replace(/[\\.*+?^${}|()[\]]/g, String.raw`\$&`)
    .replace(/\/:(\w+)/g, (_, name: string) => {
      names.push(name)
      return '/([^/]+)'
    })
  const expression = pattern === '*' ? /^/ : new RegExp(`^${source}/*$`, 'i')
  return { expression, names }
}

/** The parameters of a path that fits the pattern, without regard to case or to a slash at the end. */
export function matchPath(pattern: string, pathname: string): PathParams | undefined {
  let known = compiled.get(pattern)
  if (known === undefined) compiled.set(pattern, (known = compile(pattern)))
  const found = known.expression.exec(pathname)
  if (found === null) return undefined
  return Object.fromEntries(known.names.map((name, index) => [name, found[index + 1]?.replace(/%2F/g, '/')]))
}
