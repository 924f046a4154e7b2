import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'
import { usesOf } from '../usesOf.ts'
import { removeUnused } from './removeUnused.ts'
import { ATTRIBUTES, BODIES, isUnusedExport, SIGNALS, UNREACHED, UNUSED_LIFECYCLE } from './unused.ts'

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//
const IMPORT = /import\s*(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]react(?:-dom(?:\/client)?)?['"]/g

/**
 * Lets the bundler remove what the shop does not use of React: a package without parts that could be imported alone. The build fails when
 * one of its modules imports or mentions what is taken out, and what only such an import could reach throws.
 */
export function smallReact(): Plugin[] {
  const apply: Plugin['apply'] = (_config, { isSsrBuild, command }) =>
    command === 'build' && isSsrBuild !== true
  const removed = new Set<string>()
  return [
    {
      name: 'small-react',
      apply,
      transform: {
        filter: { id: /\/(?:react|react-dom|react-dom-client|scheduler)\.production\.js$/ },
        async handler(code, id) {
          const found = new Set<string>()
          const result = await transformAsync(code, {
            babelrc: false,
            configFile: false,
            compact: false,
            sourceType: 'script',
            plugins: [removeUnused(found, removed)],
          })
          if (!result?.code) return null
          const missing = [...UNREACHED, ...Object.keys(BODIES), ATTRIBUTES, SIGNALS].filter(
            (name) => !found.has(name),
          )
          if (id.includes('react-dom-client') && missing.length > 0)
            this.error(`React DOM has no ${missing.join(', ')}: bring build/react up to its version`)
          return { code: result.code, map: null }
        },
      },
    },
    {
      name: 'small-react-imports',
      apply,
      transform: {
        filter: { code: IMPORT },
        handler(code, id) {
          for (const [, names = ''] of code.matchAll(IMPORT)) {
            const unused = names
              .split(',')
              .map((name) => name.trim().split(' ')[0] ?? '')
              .filter(isUnusedExport)
            if (unused.length > 0) this.error(`${id} imports ${unused.join(', ')}: see build/react`)
          }
        },
      },
      generateBundle(_options, bundle) {
        const uses = usesOf((name) => removed.has(name) || UNUSED_LIFECYCLE.test(name), REACT, bundle)
        if (uses.length > 0) this.error(`React is built without ${uses.join(', ')}: see build/react`)
      },
    },
  ]
}
