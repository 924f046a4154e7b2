import type Babel from '@babel/core'
import { transformAsync, type NodePath, type PluginObj, type types as Types } from '@babel/core'
import type { Plugin } from 'vite'

/**
 * Tags of fibers that the shop never has: of Profiler, SuspenseList, ViewTransition, Activity and the document's html, head and body,
 * and those that React itself no longer makes.
 */
const UNUSED_TAGS = new Set([12, 17, 19, 21, 23, 25, 27, 30, 31])
const UNUSED_TYPES = /^REACT_(?:ACTIVITY|LEGACY_HIDDEN|PROFILER|SUSPENSE_LIST|VIEW_TRANSITION)_TYPE$/
/** Bit of a fiber's mode that it is within a ViewTransition. */
const VIEW_TRANSITION_MODE = 32
/** Lanes of updates that may start a view transition. */
const VIEW_TRANSITION_LANES = 335_544_064

/** Hooks and methods (of the object with `f`) that nothing in the shop calls: form actions, hints for resources, the compiler's memory. */
const UNUSED_HOOKS = /^use(?:ActionState|CacheRefresh|FormState|HostTransitionStatus|MemoCache)$/
const UNUSED_METHODS = /^[DCmXSMr]$/
const UNUSED_EXPORTS = new Set(
  `addTransitionType cache cacheSignal unstable_useCacheRefresh useActionState __COMPILER_RUNTIME preconnect prefetchDNS preinit
  preinitModule preloadModule requestFormReset unstable_batchedUpdates useFormState useFormStatus unstable_forceFrameRate
  unstable_next unstable_runWithPriority unstable_wrapCallback`.split(/\s+/),
)

/** Bodies of functions that run for each page but have nothing to do without the unused features. */
const BODIES: Record<string, string> = {
  accumulateSuspenseyCommitOnFiber: '',
  extractEvents$1: '', // of form actions
  getResource: `if (!/^(?:title|meta|link)$/.test(arguments[0]) || arguments[2].precedence != null) throw Error('Not in this build')
    return null`,
  getStackByFiberInDevAndProd: `return ''`,
  preloadResourceAndSuspendIfNeeded: '',
  waitForCommitToBeReady: 'return null',
}
/** Functions that only the unused features call. */
const UNREACHED = new Set(
  `FragmentInstance commitNewChildToFragmentInstance deleteChildFromFragmentInstance acquireResource insertStylesheetIntoRoot
  setPropOnCustomElement startHostTransition startViewTransition TransitionAwareHostComponent
  commitAfterMutationEffectsOnFiber`.split(/\s+/),
)

const IMPORT = /import\s*(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]react(?:-dom)?['"]/g
const isUnused = (name: string) =>
  UNUSED_EXPORTS.has(name) || /^(?:Activity|Profiler|SuspenseList|ViewTransition)$/.test(name)

/**
 * Lets the bundler remove what the shop does not use of React: a package without parts that could be imported alone. The build fails when
 * one of its modules imports what is taken out, and what only such an import could reach throws.
 */
export function smallReact(): Plugin[] {
  const apply: Plugin['apply'] = (_config, { isSsrBuild, command }) =>
    command === 'build' && isSsrBuild !== true
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
            plugins: [removeUnused(found)],
          })
          if (!result?.code) return null
          const missing = [...UNREACHED, ...Object.keys(BODIES)].filter((name) => !found.has(name))
          if (id.includes('react-dom-client') && missing.length > 0)
            this.error(`React DOM has no ${missing.join(', ')}: bring smallReact.ts up to its version`)
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
              .filter(isUnused)
            if (unused.length > 0) this.error(`${id} imports ${unused.join(', ')}: see build/smallReact.ts`)
          }
        },
      },
    },
  ]
}

const removeUnused =
  (found: Set<string>) =>
  ({ types: t, template }: typeof Babel): PluginObj => {
    const isTag = (node: Types.Node) =>
      t.isIdentifier(node, { name: 'tag' }) ||
      (t.isMemberExpression(node) && t.isIdentifier(node.property, { name: 'tag' }))
    const isUnusedTag = (node: Types.Node | null | undefined) =>
      t.isNumericLiteral(node) && UNUSED_TAGS.has(node.value)
    const isMode = (node: Types.Node) =>
      t.isMemberExpression(node) && t.isIdentifier(node.property, { name: 'mode' })
    const isNumber = (node: Types.Node, value: number) => t.isNumericLiteral(node, { value })

    const ends = (statement: Types.Statement | undefined): boolean =>
      t.isBlockStatement(statement)
        ? ends(statement.body.at(-1))
        : t.isBreakStatement(statement) ||
          t.isContinueStatement(statement) ||
          t.isReturnStatement(statement) ||
          t.isThrowStatement(statement)

    /**
     * Removes cases. What the case before falls through to stays with that. Other statements stay as dead code, because a variable that
     * they declare belongs to the whole function.
     */
    const removeCases = (node: Types.SwitchStatement, isUnused: (test: Types.Node) => boolean) => {
      const kept: Types.SwitchCase[] = []
      const dead: Types.Statement[] = []
      for (const one of node.cases) {
        const before = kept.at(-1)
        if (!one.test || !isUnused(one.test)) kept.push(one)
        else if (before && !ends(before.consequent.at(-1))) before.consequent.push(...one.consequent)
        else dead.push(...one.consequent)
      }
      if (dead.length > 0)
        kept[0]?.consequent.unshift(t.ifStatement(t.booleanLiteral(false), t.blockStatement(dead)))
      node.cases = kept
    }

    return {
      visitor: {
        Program: {
          exit({ scope }) {
            const before = new Set(Object.keys(scope.globals))
            scope.crawl()
            const lost = Object.keys(scope.globals).filter((name) => !before.has(name))
            if (lost.length > 0) throw new Error(`Removed, but used: ${lost.join(', ')}`)
          },
        },
        SwitchStatement({ node }) {
          if (isTag(node.discriminant)) removeCases(node, isUnusedTag)
          removeCases(node, (test) => t.isIdentifier(test) && UNUSED_TYPES.test(test.name))
        },
        BinaryExpression(place: NodePath<Types.BinaryExpression>) {
          const { left, operator, right } = place.node
          if (operator === '&' && isMode(left) && isNumber(right, VIEW_TRANSITION_MODE))
            place.replaceWith(t.numericLiteral(0))
          if (operator !== '===' && operator !== '!==') return
          const isOfUnusedTag = (isUnusedTag(left) && isTag(right)) || (isTag(left) && isUnusedTag(right))
          const isOfViewTransition =
            t.isBinaryExpression(left, { operator: '&' }) && isNumber(left.right, VIEW_TRANSITION_LANES)
          if (isOfUnusedTag || isOfViewTransition) place.replaceWith(t.booleanLiteral(operator === '!=='))
        },
        FunctionDeclaration({ node }) {
          const name = node.id?.name ?? ''
          const body = UNREACHED.has(name) ? `throw Error('Not in this build: ${name}')` : BODIES[name]
          if (body === undefined) return
          found.add(name)
          node.params = []
          node.body.body = template.statements(body)()
        },
        ObjectExpression({ node }) {
          const names = node.properties.map((one) =>
            t.isObjectProperty(one) && t.isIdentifier(one.key) ? one.key.name : '',
          )
          const unused = names[0] === 'f' ? UNUSED_METHODS : UNUSED_HOOKS
          node.properties = node.properties.filter((_, index) => !unused.test(names[index] ?? ''))
        },
        ExpressionStatement(place) {
          const { expression } = place.node
          if (!t.isAssignmentExpression(expression) || !t.isMemberExpression(expression.left)) return
          const { object, property } = expression.left
          const isExport = t.isIdentifier(object, { name: 'exports' }) && t.isIdentifier(property)
          if (isExport && UNUSED_EXPORTS.has(property.name)) place.remove()
        },
      },
    }
  }
