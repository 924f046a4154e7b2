import type { Plugin } from 'vite'
import { usesOf } from './usesOf.ts'

/** Methods that nothing in the shop calls, by their module. */
const UNUSED_METHODS: Record<string, string> = {
  queryClient: `ensureInfiniteQueryData fetchInfiniteQuery getDefaultOptions getQueriesData getQueryState infiniteQuery
    prefetchInfiniteQuery setDefaultOptions setMutationDefaults setQueriesData setQueryDefaults`,
  timeoutManager: 'setTimeoutProvider',
}
/** What reads the pages of an endless query comes with the observer of such queries, not with every query. */
const REPLACED: Record<string, [before: string, after: string][]> = {
  query: [
    ['import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";', ''],
    [
      'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior',
      'this.options.behavior',
    ],
  ],
  infiniteQueryObserver: [
    ['import { hasNextPage,', 'import { infiniteQueryBehavior, hasNextPage,'],
    [
      'options._type = "infinite";',
      'Object.assign(options, { _type: "infinite", behavior: infiniteQueryBehavior(options.pages) });',
    ],
  ],
}

const CORE = /\/@tanstack\/query-core\/build\/modern\/(\w+)\.js$/
const namesIn = (list = '') => list.match(/\w+/g) ?? []
const removed = new Set(Object.values(UNUSED_METHODS).flatMap((names) => namesIn(names)))

/** Takes out of TanStack Query what no first page uses. The build fails when a script mentions a method that is gone. */
export function smallQuery(): Plugin {
  return {
    name: 'small-query',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: CORE },
      handler(code, id) {
        const module = CORE.exec(id)?.[1] ?? ''
        const methods = namesIn(UNUSED_METHODS[module]).map(
          (name) => [new RegExp(`^\\t${name}\\([^]*?^\\t\\}$`, 'gm'), ''] as const,
        )
        const small = [...methods, ...(REPLACED[module] ?? [])].reduce((before, [part, other]) => {
          const after = before.replaceAll(part, other)
          if (after === before) this.error(`${module} has no ${part}: bring smallQuery.ts up to its version`)
          return after
        }, code)
        return { code: small, map: null }
      },
    },
    generateBundle(_options, bundle) {
      const uses = usesOf((name) => removed.has(name), /\/query-core\//, bundle)
      if (uses.length > 0) this.error(`TanStack Query is built without ${uses.join(', ')}: see smallQuery.ts`)
    },
  }
}
