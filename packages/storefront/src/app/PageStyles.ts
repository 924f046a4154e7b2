import type { ReactElement } from 'react'
import { ServerStyleSheet, version } from 'styled-components'
import { shortenMarks } from './styleMarks.ts'

/** Rules of a component, or an animation, with the mark by which the browser recognises them. */
interface Block {
  id: string
  /** Place among all blocks. */
  group: number
  css: string
}

const BLOCK = /[^]*?data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"[^"]*"\}\/\*!sc\*\/\n/g
const ANIMATION = /^sc-keyframes-/
const CLASS = /\bclass="([^"]+)"/g

/**
 * Critical styles of pages. Those of a component are compiled when it is rendered for the first time, and each page gets what its own
 * components need. With a sheet for each page, styled-components would compile them for each page.
 */
export class PageStyles {
  readonly #sheet = new ServerStyleSheet()
  #blocks: Block[] = []

  /** The page, ready to be rendered. */
  collect(page: ReactElement): ReactElement {
    return this.#sheet.collectStyles(page)
  }

  /** Style element for a page that `collect` prepared. */
  tagFor(html: string): string {
    this.#readNew()
    const classes = new Set(Array.from(html.matchAll(CLASS), ([, names = '']) => names))
    const used = new Set([...classes].flatMap((names) => names.split(' ')))
    const css = this.#blocks.filter(({ id }) => used.has(id)).map(({ css }) => css)
    const animations = this.#blocks.filter(
      ({ id }) => ANIMATION.test(id) && css.some((rules) => rules.includes(id.replace(ANIMATION, ''))),
    )
    const text = [...animations.map(({ css }) => css), ...css].join('')
    return `<style data-styled="true" data-styled-version="${version}">${text}</style>`
  }

  /** Takes over what was compiled since the last page. */
  #readNew(): void {
    const text = this.#sheet.getStyleTags()
    if (text === '') return
    this.#sheet.instance.clearTag() // the names stay known
    const rules = text.slice(text.indexOf('>') + 1, -'</style>'.length)
    const found = Array.from(rules.matchAll(BLOCK), ([css, group, id = '']) => ({
      id,
      group: Number(group),
      css: shortenMarks(css),
    }))
    this.#blocks = [...this.#blocks, ...found].toSorted((one, other) => one.group - other.group)
  }
}
