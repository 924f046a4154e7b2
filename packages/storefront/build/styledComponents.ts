import path from 'node:path'
import { transformAsync, type NodePath, type PluginObj, type types as Types } from '@babel/core'
import type { Plugin } from 'vite'

const JOIN = 'virtual:join-rules'
const JOIN_SOURCE = `
import { css } from 'styled-components'
export function joinRules(...template) {
  const joined = []
  for (const rule of css(...template)) {
    if (typeof rule === 'string' && typeof joined.at(-1) === 'string') joined[joined.length - 1] += rule
    else joined.push(rule)
  }
  return [joined.length === 1 ? joined[0] : joined]
}`

/** Module with `noteStyled`. */
const FRESH_STYLES = path.resolve(import.meta.dirname, '../src/lib/freshStyles.ts')

const LONG_ID = /componentId: "sc-([a-z\d]+)-(\d+)"/g
const HASH_LENGTH = 4

/**
 * Prepares styled components. Each gets the same id in both builds, which hydration requires, and a short one, because every element
 * has it as a class. Its rules become one text, which styled-components would otherwise join for every element. Each is noted, so that
 * its styles can be written before it is rendered (`writeFreshStyles`). Unused ones become removable.
 */
export function styledComponents(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'styled-components',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:join-rules$/ }, handler: () => `\0${JOIN}` },
    load: { filter: { id: /^\0virtual:join-rules$/ }, handler: () => JOIN_SOURCE },
    transform: {
      filter: { id: /\.styles\.ts$/ },
      async handler(code, filename) {
        const result = await transformAsync(code, {
          filename,
          cwd: path.dirname(import.meta.dirname),
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript'] },
          plugins: [
            ['babel-plugin-styled-components', { ssr: true, displayName: false, pure: true, minify: true }],
            joinRules,
          ],
        })
        if (!result?.code) return null
        const short = result.code.replaceAll(LONG_ID, (_, hash: string, index: string) => {
          const id = `s${hash.slice(-HASH_LENGTH).padStart(HASH_LENGTH, '0')}`
          const other = files.get(id) ?? filename
          if (other !== filename) this.error(`${other} has the same id as ${filename}: rename one of them`)
          files.set(id, filename)
          return `componentId: "${id}${index}"`
        })
        return { code: short, map: result.map }
      },
    },
  }
}

/** Joins the rules of each component when it is defined, and notes the component; an animation stays between its rules. */
function joinRules({ types: t }: { types: typeof Types }): PluginObj {
  const join = (program: NodePath<Types.Program>) => {
    let isUsed = false
    program.traverse({
      CallExpression(place) {
        const { node } = place
        const { callee } = node
        if (!t.isCallExpression(callee) || !t.isMemberExpression(callee.callee)) return
        if (!t.isIdentifier(callee.callee.property, { name: 'withConfig' })) return
        const joined = t.callExpression(t.identifier('joinRules'), node.arguments)
        node.arguments = [t.addComment(joined, 'leading', '#__PURE__')]
        const noted = t.callExpression(t.identifier('noteStyled'), [node])
        place.replaceWith(t.addComment(noted, 'leading', '#__PURE__'))
        place.skip()
        isUsed = true
      },
    })
    if (!isUsed) return
    const imported = [
      ['joinRules', JOIN],
      ['noteStyled', FRESH_STYLES],
    ] as const
    for (const [name, module] of imported) {
      const local = t.identifier(name)
      program.unshiftContainer(
        'body',
        t.importDeclaration([t.importSpecifier(local, local)], t.stringLiteral(module)),
      )
    }
  }
  return { visitor: { Program: { exit: join } } }
}
