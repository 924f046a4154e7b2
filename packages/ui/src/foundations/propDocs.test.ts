import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'
import { describe, expect, test } from 'vitest'

const packages = path.resolve(import.meta.dirname, '../../..')

/** Entries of both packages: `@shop/ui/Button` is `Button/Button.tsx`. Icons have a documentation page of their own. */
const components = ['ui/src', 'shop-ui/src'].flatMap((source) =>
  readdirSync(path.join(packages, source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name) && entry.name !== 'Icon')
    .map(({ name }) => path.join(packages, source, name, `${name}.tsx`)),
)

/** Props with the same meaning on every component: name and type are documentation enough. */
const CONVENTIONAL = new Set(
  `actions address as author banner blog brandName children columns description disabled error fit group groups
  headingLevel hint hrefFor isBusy isSelected isCurrent disabled isOpen isPending items label lead legend lines links max maxLength min name
  options padding picture offers pictures pills placeholder product quantity refund rows sections sessions slides step steps tags title tone total
  type value`.split(/\s+/),
)
/** Event handlers, addresses and texts of buttons. */
const CONVENTIONAL_PATTERN = /^(?:on[A-Z]\w*|href|\w+Href|\w+Label)$/

/** Native attributes that components narrow or require, which readers know already. */
const NATIVE = new Set(
  `action children className defaultValue disabled form href max maxLength min minLength name placeholder ref role step style type value`.split(
    /\s+/,
  ),
)
const PROPS_MAX = 10

/** Names that a prop must not have, and the one that it has instead (decision 073). */
const SETTLED = new Map(
  Object.entries({
    chosen: 'value',
    heading: 'title',
    hrefOf: 'hrefFor',
    initial: 'defaultValue',
    isDisabled: 'disabled',
    isLoading: 'isPending',
    isOpened: 'isOpen',
    onOpen: 'onOpenChange',
    open: 'isOpen',
    selected: 'value',
    side: 'placement',
  }),
)

const needsDescription = (prop: string) => !CONVENTIONAL.has(prop) && !CONVENTIONAL_PATTERN.test(prop)

const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
const importer = makeFsImporter()

describe.each(components.map((file) => [path.basename(file, '.tsx'), file] as const))('%s', (name, file) => {
  const source = readFileSync(file, 'utf8')
  const docs = parse(source, { filename: file, resolver, importer }).map(
    ({ displayName = '', description = '', props = {} }) => ({
      displayName,
      description,
      // Without a type of its own it is a native attribute with another default.
      props: Object.entries(props).filter(([, prop]) => prop.tsType !== undefined),
    }),
  )

  test('documents the component and each of its unconventional props', () => {
    expect(docs.length).toBeGreaterThan(0)
    const undocumented = docs.flatMap(({ displayName, description, props }) => [
      ...(description === '' ? [displayName] : []),
      ...props
        .filter(([name, prop]) => (prop.description ?? '') === '' && needsDescription(name))
        .map(([name]) => `${displayName}.${name}`),
    ])
    expect(undocumented).toEqual([])
  })

  test('shows every prop of its interface in the documentation', () => {
    const [, members = ''] = new RegExp(`interface ${name}Props\\b[^{]*\\{(.*?)^\\}`, 'ms').exec(source) ?? []
    const declared = [...members.matchAll(/^ {2}(\w+)\??:/gm)].map(([, prop]) => prop)
    const shown = docs.flatMap(({ props }) => props.map(([prop]) => prop))
    expect(shown).toEqual(expect.arrayContaining(declared))
  })

  test('passes a given ref on', () => {
    expect(source).not.toMatch(/ComponentPropsWithoutRef|Omit<\s*ComponentPropsWithRef<[^>]*>,[^>]*'ref'/)
    for (const { index } of source.matchAll(/\{\.\.\.(?:rest|props)\}/g)) {
      const tag = source.slice(source.lastIndexOf('<', index), index)
      // The given ref would replace the element's own, so it is not among the rest.
      if (/\bref=\{(?!ref\})/.test(tag)) expect(source).toMatch(/\bref,\s+\.\.\.(?:rest|props)/)
    }
  })

  test('has few props, with the names that they have on every component', () => {
    for (const { props } of docs) {
      const names = props.map(([name]) => name)
      expect(names.filter((name) => !NATIVE.has(name)).length).toBeLessThanOrEqual(PROPS_MAX)
      expect(names.filter((name) => SETTLED.has(name))).toEqual([])
    }
  })
})
