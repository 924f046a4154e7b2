import path from 'node:path'
import { types as t, type NodePath, type PluginObj } from '@babel/core'

const NAME = 'styledElement'
/** Its module. */
const RUNTIME = path.resolve(import.meta.dirname, '../../src/lib/styledElement.ts')

/**
 * Writes ``styled.div.withConfig({ componentId })`…` `` as `styledElement('div', id)`, because its rules are in the style sheet. Whatever else a
 * file of styles has is part of rules, and goes with them.
 */
export function withoutRules(): PluginObj {
  return {
    visitor: {
      Program: {
        exit(program) {
          replaceRules(program)
          keepElements(program)
        },
      },
    },
  }
}

function replaceRules(program: NodePath<t.Program>): void {
  program.traverse({
    CallExpression(place) {
      const parts = partsOf(place.node)
      if (parts === undefined) return
      if (place.node.arguments.some((part) => t.isFunction(part)))
        throw place.buildCodeFrameError('Rules must not depend on props: use an attribute, such as data-size')
      place.replaceWith(t.callExpression(t.identifier(NAME), parts))
      place.skip()
    },
  })
}

function keepElements(program: NodePath<t.Program>): void {
  for (const statement of program.get('body')) {
    const declaration = statement.isExportNamedDeclaration() ? statement.get('declaration') : statement
    if (!declaration.isVariableDeclaration()) continue
    const elements = declaration.node.declarations.filter(
      ({ init }) => t.isCallExpression(init) && t.isIdentifier(init.callee, { name: NAME }),
    )
    if (elements.length === 0) statement.remove()
    else declaration.node.declarations = elements
  }
  program.scope.crawl()
  for (const statement of program.get('body')) {
    if (!statement.isImportDeclaration()) continue
    const used = statement.node.specifiers.filter(
      ({ local }) => program.scope.getBinding(local.name)?.referenced,
    )
    if (used.length === 0) statement.remove()
    else statement.node.specifiers = used
  }
  const name = t.identifier(NAME)
  program.unshiftContainer(
    'body',
    t.importDeclaration([t.importSpecifier(name, name)], t.stringLiteral(RUNTIME)),
  )
}

/** What is styled, the component's id, and its fixed attributes. */
function partsOf({ callee }: t.CallExpression): t.Expression[] | undefined {
  if (!t.isCallExpression(callee)) return undefined
  const [config] = callee.arguments
  const styled = objectOf(callee, 'withConfig')
  if (styled === undefined || !t.isObjectExpression(config)) return undefined
  const id = config.properties.find(
    (property) => t.isObjectProperty(property) && t.isIdentifier(property.key, { name: 'componentId' }),
  )
  if (!t.isObjectProperty(id) || !t.isExpression(id.value)) return undefined
  const base = objectOf(styled, 'attrs')
  const attributes = base === undefined || !t.isCallExpression(styled) ? [] : styled.arguments
  return [targetOf(base ?? styled), id.value, ...attributes.filter((value) => t.isExpression(value))]
}

/** `x` of `x.name(…)`. */
function objectOf(call: t.Expression, name: string): t.Expression | undefined {
  if (!t.isCallExpression(call) || !t.isMemberExpression(call.callee)) return undefined
  const { object, property } = call.callee
  return t.isIdentifier(property, { name }) ? object : undefined
}

/** Tag of `styled.tag`, or component of `styled(Component)`. */
function targetOf(styled: t.Expression): t.Expression {
  if (t.isMemberExpression(styled) && t.isIdentifier(styled.property))
    return t.stringLiteral(styled.property.name)
  const [target] = t.isCallExpression(styled) ? styled.arguments : []
  if (!t.isExpression(target)) throw new Error('A styled component is written in an unknown way')
  return target
}
