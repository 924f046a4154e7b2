import { blocks } from 'virtual:styles'
import { expect, test } from 'vitest'
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { Spinner } from '@shop/ui/Spinner'
import { Text } from '@shop/ui/Text'
import { pageStyles } from './pageStyles.ts'

test('writes the rules of what a page shows, and no other', () => {
  const css = pageStyles(renderToString(createElement(Text, { size: 's' }, 'Hello')))
  expect(css).toMatch(/^<style data-page>\.\w{2,3}\[data-size=s\]/)
  expect(css).not.toContain('data-size=l')
  expect(css.length).toBeLessThan(blocks.map(({ css }) => css).join('').length / 20)
  expect(pageStyles('<p class="other">Hello</p>')).toBe('<style data-page></style>')
})

test('writes the animations that a page uses', () => {
  const css = pageStyles(renderToString(createElement(Spinner, { label: 'Loading' })))
  const [, name] = /@keyframes (\w+)/.exec(css) ?? []
  expect(css).toMatch(new RegExp(`animation:\\s*${name}`))
})

test('has each rule once, after the rules of what it is built of', () => {
  const ids = blocks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(blocks.every(({ id, css }) => css.includes(`.${id}`))).toBe(true)
  expect(blocks.some(({ css }) => css.includes('sc-'))).toBe(false)
})
