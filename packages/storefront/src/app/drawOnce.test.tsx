// @vitest-environment happy-dom
import styled from 'styled-components'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteStyled, writeFreshStyles, writeFreshStylesBy } from '#lib/freshStyles.ts'
import { drawOnce } from './drawOnce.tsx'

const drawn = vi.fn(drawOnce)
const css = () => Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('')

beforeEach(() => {
  drawn.mockClear()
  writeFreshStylesBy(drawn)
})

test('writes the styles of components before they are rendered, once', () => {
  const Other = ({ as: Tag }: { as: 'i' }) => <Tag>drawn</Tag>
  noteStyled(styled.input`
    margin: 11px;
  `)
  noteStyled(styled(Other)`
    margin: 22px;
  `)
  expect(css()).not.toContain('11px')
  writeFreshStyles()
  expect(css()).toContain('11px')
  expect(css()).toContain('22px')
  expect(document.body.textContent).toBe('')
  writeFreshStyles()
  expect(drawn).toHaveBeenCalledOnce()
})
