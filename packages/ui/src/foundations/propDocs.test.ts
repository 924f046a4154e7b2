import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'
import { expect, test } from 'vitest'

const packages = path.resolve(import.meta.dirname, '../../..')

/** Entries of both packages: `@shop/ui/Button` is `Button/Button.tsx`. Icons have a documentation page of their own. */
const components = ['ui/src', 'shop-ui/src'].flatMap((source) =>
  readdirSync(path.join(packages, source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name) && entry.name !== 'Icon')
    .map(({ name }) => path.join(packages, source, name, `${name}.tsx`)),
)

/** Props with the same meaning on every component: name and type are documentation enough. */
const CONVENTIONAL = new Set(
  `actions address as author banner blog brandName chosen children columns description disabled error fit group groups
  headingLevel hint hrefOf isBusy isSelected isCurrent disabled isOpen isPending items label lead legend lines links max maxLength min name
  options padding picture offers pictures pills placeholder product quantity refund rows sections sessions slides step steps tags title tone total
  type value`.split(/\s+/),
)
/** Event handlers, addresses and texts of buttons. */
const CONVENTIONAL_PATTERN = /^(?:on[A-Z]\w*|href|\w+Href|\w+Label)$/

const needsDescription = (prop: string) => !CONVENTIONAL.has(prop) && !CONVENTIONAL_PATTERN.test(prop)

const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
const importer = makeFsImporter()

test.each(components.map((file) => [path.basename(file, '.tsx'), file] as const))(
  'documents %s and each of its unconventional props',
  (_name, file) => {
    const docs = parse(readFileSync(file, 'utf8'), { filename: file, resolver, importer })
    expect(docs.length).toBeGreaterThan(0)
    const undocumented = docs.flatMap(({ displayName = '', description = '', props = {} }) => [
      ...(description === '' ? [displayName] : []),
      ...Object.entries(props)
        // Without a type of its own it is a native attribute with another default.
        .filter(([, prop]) => prop.tsType !== undefined && (prop.description ?? '') === '')
        .filter(([prop]) => needsDescription(prop))
        .map(([prop]) => `${displayName}.${prop}`),
    ])
    expect(undocumented).toEqual([])
  },
)
