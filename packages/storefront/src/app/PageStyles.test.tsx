import { renderToString } from 'react-dom/server'
import styled, { keyframes, ServerStyleSheet } from 'styled-components'
import { beforeEach, expect, test } from 'vitest'
import { PageStyles } from './PageStyles.ts'
import { restoreMarks } from './styleMarks.ts'

const turn = keyframes`to { rotate: 1turn; }`
const First = styled.p`
  color: red;
`
const Second = styled.p`
  color: green;
  animation: ${turn} 1s;
`
const Third = styled(First)`
  margin: 1px;
`

let styles: PageStyles

beforeEach(() => {
  styles = new PageStyles()
})

function draw(page: React.ReactElement): string {
  return styles.tagFor(renderToString(styles.collect(page)))
}

test('writes the styles of a page, and none of the pages before it', () => {
  draw(<First />)
  const page = draw(<Second />)
  expect(page).toContain('color:green')
  expect(page).not.toContain('color:red')
})

test('writes the same for a page whatever was rendered before it', () => {
  const page = <First as="div" />
  const alone = draw(page)
  draw(<Second />)
  expect(draw(page)).toBe(alone)
})

test('writes styles in the order in which components are defined', () => {
  draw(<Second />)
  expect(
    draw(
      <div>
        <Second />
        <First />
      </div>,
    ),
  ).toMatch(/color:red[^]*color:green/)
})

test('writes the animations that a page uses, and what a component extends', () => {
  expect(draw(<Second />)).toContain('@keyframes')
  const page = draw(<Third />)
  expect(page).toMatch(/color:red[^]*margin:1px/)
  expect(page).not.toContain('@keyframes')
})

test("marks each component's styles for the browser", () => {
  const page = draw(<Third />)
  expect(page).toMatch(
    /^<style data-styled="true" data-styled-version="[\d.]+">\.\w+\{color:red;\}\n\/\*\d+ [\w-]+ \w+\*\/\n/,
  )
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<Third />))
  expect(restoreMarks(page)).toBe(sheet.getStyleTags())
})
