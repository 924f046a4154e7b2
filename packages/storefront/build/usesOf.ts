import type { Rolldown } from 'vite'

/** Where scripts have a name that the build took out of a package, whose own modules are not looked at. */
export function usesOf(
  isRemoved: (name: string) => boolean,
  ownModules: RegExp,
  bundle: Rolldown.OutputBundle,
): string[] {
  const modules = Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' ? Object.entries(output.modules) : [],
  )
  return modules
    .filter(([id]) => !ownModules.test(id))
    .flatMap(([id, { code }]) => {
      const names = new Set((code ?? '').match(/[\w$]+/g))
      return [...names].filter(isRemoved).map((name) => `${name} in ${id}`)
    })
}
