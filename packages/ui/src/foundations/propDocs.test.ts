import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')

/** What an importer of the design system can name: `@shop/ui/Button` is `Button/Button.tsx`. Icons have a page of their own. */
const components = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name) && entry.name !== 'Icon')
  .map(({ name }) => path.join(source, name, `${name}.tsx`))

const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
const importer = makeFsImporter()

test.each(components.map((file) => [path.basename(file, '.tsx'), file] as const))(
  '%s says what it is and what each of its own props means',
  (_name, file) => {
    const docs = parse(readFileSync(file, 'utf8'), { filename: file, resolver, importer })
    expect(docs.length).toBeGreaterThan(0)
    const silent = docs.flatMap(({ displayName = '', description = '', props = {} }) => [
      ...(description === '' ? [displayName] : []),
      ...Object.entries(props)
        // Without a type of its own it is an attribute of the element that is only given another default.
        .filter(([, prop]) => prop.tsType !== undefined && (prop.description ?? '') === '')
        .map(([prop]) => `${displayName}.${prop}`),
    ])
    expect(silent).toEqual([])
  },
)
