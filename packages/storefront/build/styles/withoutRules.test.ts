import { expect, test } from 'vitest'
import { prepareStyles } from './prepare.ts'
import { withoutRules } from './withoutRules.ts'

let files = 0

/** Code of a file of styles after the build, without its imports of the runtime. */
async function build(code: string): Promise<string> {
  const built = await prepareStyles(code, `/shop/Part${(files += 1)}.styles.ts`, [withoutRules()])
  return built.code
    .replace(/^import \{ styledElement \}.*\n/, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/"([a-z])[a-z\d]{1,2}"/g, '"id $1"')
}

test('makes elements of styled components, and keeps nothing of their rules', async () => {
  const code = await build(`
    import styled, { css, keyframes } from 'styled-components'
    import { theme } from '../tokens/theme.ts'
    const turn = keyframes\`to { rotate: 1turn; }\`
    const wide: string = '2rem'
    export const row = css\`gap: \${theme.space.s};\`
    export const Root = styled.p\`\${row} width: \${wide}; animation: \${turn};\`
    export const Field = styled.input.attrs({ type: 'checkbox' })\`color: red;\`
  `)
  expect(code).not.toMatch(/import|theme|wide|turn|row/)
  expect(code).toContain('export const Root = /*#__PURE__*/styledElement("p", "id a")')
  expect(code).toContain(
    `export const Field = /*#__PURE__*/styledElement("input", "id b", { type: 'checkbox' })`,
  )
})

test('keeps what is styled, and its import', async () => {
  const code = await build(`
    import styled from 'styled-components'
    import { Text } from '../Text/Text.tsx'
    import * as shared from './shared.styles.ts'
    export { Foot } from './shared.styles.ts'
    const Base = styled(Text)\`margin: 0;\`
    export const Title = styled(Base)\`& > \${shared.Row} { color: red; }\`
    export const Search = styled(shared.Search)\`color: red;\`
  `)
  expect(code).toContain('import { Text } from')
  expect(code).toContain("import * as shared from './shared.styles.ts'")
  expect(code).toContain("export { Foot } from './shared.styles.ts'")
  expect(code).toContain('const Base = /*#__PURE__*/styledElement(Text, "id a")')
  expect(code).toContain('styledElement(Base, "id b")')
  expect(code).toContain('styledElement(shared.Search, "id c")')
  expect(code).not.toContain('shared.Row')
})

test('refuses rules that depend on props', async () => {
  const code =
    "import styled from 'styled-components'\nexport const A = styled.p`color: ${({ tint }) => tint};`"
  await expect(build(code)).rejects.toThrow('must not depend on props')
})
