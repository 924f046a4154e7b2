import type Babel from '@babel/core'
import type { NodePath, PluginObj, types as Types } from '@babel/core'
import {
  ATTRIBUTES,
  BODIES,
  SIGNALS,
  UNREACHED,
  UNUSED_EXPORTS,
  UNUSED_HOOKS,
  UNUSED_LIFECYCLE,
  UNUSED_METHODS,
  UNUSED_TAGS,
  UNUSED_TYPES,
  USED_ATTRIBUTES,
  VIEW_TRANSITION_LANES,
  VIEW_TRANSITION_MODE,
} from './unused.ts'

/** Takes unused parts out of a module of React. It notes what it `found`, and the attributes that it `removed`. */
export const removeUnused =
  (found: Set<string>, removed: Set<string>) =>
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
        /** `typeof instance.componentDidMount` */
        UnaryExpression(place) {
          const { argument, operator } = place.node
          if (operator !== 'typeof' || !t.isMemberExpression(argument)) return
          if (t.isIdentifier(argument.property) && UNUSED_LIFECYCLE.test(argument.property.name))
            place.replaceWith(t.stringLiteral('undefined'))
        },
        /**
         * `SuspenseException = Error(formatProdErrorMessage(460))`: to note where an error is made, browsers read all functions that run once more,
         * which are these whole scripts.
         */
        CallExpression(place) {
          const {
            callee,
            arguments: [message],
          } = place.node
          if (place.getFunctionParent() !== null || !t.isIdentifier(callee, { name: 'Error' })) return
          found.add(SIGNALS)
          place.replaceWith(
            template.expression(`Object.create(Error.prototype, { message: { value: %%message%% } })`)({
              message,
            }),
          )
        },
        /** `aliases = new Map([['htmlFor', 'for']])` */
        VariableDeclarator({ node: { id, init } }) {
          if (!t.isIdentifier(id, { name: ATTRIBUTES }) || !t.isNewExpression(init)) return
          const [pairs] = init.arguments
          if (!t.isArrayExpression(pairs)) return
          found.add(ATTRIBUTES)
          pairs.elements = pairs.elements.filter((pair) => {
            const [name] = t.isArrayExpression(pair) ? pair.elements : []
            if (!t.isStringLiteral(name) || USED_ATTRIBUTES.has(name.value)) return true
            removed.add(name.value)
            return false
          })
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
