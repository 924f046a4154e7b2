import type { DemoBrand } from '#types.ts'

export type PackBrand = Pick<DemoBrand, 'name' | 'wordmark' | 'colour'>

export interface Look {
  colour: string
  /** Second colour, for patterns and trims. */
  accent: string
  /** Soft tint of the category, behind everything. */
  tint: string
  brand?: PackBrand
  /** Short words under the wordmark. */
  label?: string
  /** Full title of the product; its words choose a print, sleeves, a dryer or a comb. */
  title?: string
}

/** True when the title or the label contains one of `words`. */
export const says = ({ title = '', label = '' }: Look, words: RegExp) =>
  words.test(`${title} ${label}`.toLowerCase())

/** Look of a drawing, and the registry of its gradients, clips and patterns. */
export interface Studio extends Look {
  /** Registers a definition once and returns its `url(#…)`. */
  define: (markup: (id: string) => string) => string
}

interface Sheet {
  studio: Studio
  /** The finished document. */
  render: (width: number, height: number, art: string) => string
}

/** Empty registry: ids start at zero, so that the same drawing gives the same text. */
export function openSheet(look: Look): Sheet {
  const definitions = new Map<string, string>()
  const define: Studio['define'] = (markup) => {
    const key = markup('')
    const id = definitions.get(key) ?? `d${definitions.size.toString(36)}`
    definitions.set(key, id)
    written.set(id, markup(id))
    return `url(#${id})`
  }
  const written = new Map<string, string>()
  return {
    studio: { ...look, define },
    render: (width, height, art) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${[...written].map(([id, markup]) => (art.includes(`url(#${id})`) ? markup : '')).join('')}</defs>${art}</svg>`,
  }
}
