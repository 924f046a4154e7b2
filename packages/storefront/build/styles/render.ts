/// <reference types="vite/client" />
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { isStyledComponent, ServerStyleSheet } from 'styled-components'

/** Rules of a styled component, with the animations that they use. */
export interface StyleBlock {
  /** Class of its elements. */
  id: string
  css: string
}

const BLOCK = /([^]*?)data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([\w-]+),"\}\/\*!sc\*\/\n/g
const ANIMATION = /^sc-keyframes-/

/** Without what no browser needs. */
const shorten = (css: string) =>
  css
    .replaceAll('\n', ' ')
    .replaceAll(';}', '}')
    .replaceAll(/(\[[\w-]+=)'([a-z]\w*)'\]/g, '$1$2]')
    .replaceAll(/(?<=[,:]) |\b0(?=\.\d)/g, '')

/** Files of styles by package, and the parts that a package shares first, so that rules come after those of what they are built of. */
const modules = [
  import.meta.glob<Record<string, unknown>>('../../../ui/src/lib/*.styles.ts', { eager: true }),
  import.meta.glob<Record<string, unknown>>('../../../ui/src/**/*.styles.ts', { eager: true }),
  import.meta.glob<Record<string, unknown>>('../../../shop-ui/src/**/*.styles.ts', { eager: true }),
  import.meta.glob<Record<string, unknown>>('../../src/**/*.styles.ts', { eager: true }),
]

/** Rules of all styled components, compiled by styled-components, in the order in which they are defined. */
export function renderStyles(): StyleBlock[] {
  const sheet = new ServerStyleSheet()
  const components = modules
    .flatMap((files) => Object.values(files))
    .flatMap((file) => Object.values(file))
    .filter((part): part is ComponentType<{ as: 'i' }> => isStyledComponent(part))
  // Rendered as `i`, so that a component that another one styles does not run.
  const elements = components.map((component, key) => createElement(component, { as: 'i', key }))
  renderToString(sheet.collectStyles(elements))
  const found = Array.from(
    sheet
      .getStyleTags()
      .replace(/^<style[^>]*>/, '')
      .matchAll(BLOCK),
    ([, css = '', group, id = '', name = '']) => ({
      id,
      name,
      group: Number(group),
      css: shorten(css.replaceAll('/*!sc*/\n', '')),
    }),
  ).toSorted((one, other) => one.group - other.group)
  const animations = found.filter(({ id }) => ANIMATION.test(id))
  return found
    .filter(({ id }) => !ANIMATION.test(id))
    .map(({ id, name, css }) => {
      const used = animations.filter((animation) => css.includes(animation.name))
      return {
        id,
        css: [...used, { css: css.replaceAll(`.${name}`, `.${id}`) }].map(({ css }) => css).join(''),
      }
    })
}
