/** Palette. Private to this file: components use roles, so that a colour can change without touching them. */
const pigment = {
  rani: '#b0125b',
  raniDeep: '#8a0c47',
  raniBright: '#c81e6c',
  raniMist: '#fbeaf1',
  raniGlow: '#ff9cc4',
  raniPale: '#ffc2da',
  raniNight: '#3d1527',
  kajal: '#221a1d',
  kajalSoft: '#3a3034',
  kajalDeep: '#171113',
  kajalRaised: '#241b1f',
  kajalSunken: '#2b2125',
  kajalLine: '#423439',
  ash: '#6a5c61',
  ashDeep: '#5a4d52',
  ashPale: '#c9bdc1',
  ashGlow: '#b9abb0',
  clay: '#8f8085',
  linen: '#ece3dd',
  linenDim: '#ddd2cb',
  shell: '#f6f0eb',
  malai: '#fffcfa',
  white: '#ffffff',
  haldi: '#e9a60c',
  haldiDeep: '#8a5a00',
  haldiMist: '#fdf3da',
  haldiGlow: '#f5c451',
  haldiNight: '#3a2a08',
  neem: '#1f6b45',
  neemMist: '#e8f1e9',
  neemGlow: '#86d3a7',
  neemNight: '#12301f',
  sindoor: '#b3261e',
  sindoorDeep: '#8c1d17',
  sindoorMist: '#fceceb',
  sindoorGlow: '#ff9d94',
  sindoorPale: '#ffbdb6',
  sindoorNight: '#42150f',
} as const

/**
 * Roles of colours. Every theme has a value for each role in each colour scheme. `contrastPairs.ts` declares which text role is
 * used on which surface; tests check the contrast.
 */
export interface ColorRoles {
  surface: {
    /** The page. */
    page: string
    /** Fields, menus and cards that lie on the page. */
    raised: string
    /** Background of pictures, quiet panels and the search field. */
    sunken: string
    /** Delivery banner, footer, and the selected pill. */
    inverse: string
    /** Raised surface on the inverse one, and its hover state. */
    inverseRaised: string
    /** Panel in the brand's colour, and selected text. */
    brand: string
    /** Overlay between the page and a dialog. */
    scrim: string
  }
  text: {
    /** Primary text. */
    strong: string
    /** Secondary text: brand names, counts, hints. */
    muted: string
    /** Primary text on inverse surfaces. */
    inverse: string
    /** Secondary text on inverse surfaces. */
    inverseMuted: string
  }
  action: {
    /** The one strong colour: main actions and the current item. */
    rest: string
    /** Hover state. */
    hover: string
    /** Text and icons on the action colour. */
    text: string
    /** Main buttons: the brand's own colour in both schemes. */
    fill: string
    /** Hover state of these buttons. */
    fillHover: string
    /** Text on these buttons. */
    onFill: string
  }
  line: {
    /** Decorative separators. */
    subtle: string
    /** Boundaries of controls. */
    control: string
    /** Ring of a colour swatch, which may be as pale as the page. */
    swatch: string
  }
  positive: {
    /** In stock, success, money saved. */
    text: string
    /** Quiet panel for success messages. */
    surface: string
  }
  critical: {
    /** Errors. */
    text: string
    /** Quiet panel for errors. */
    surface: string
    /** Button for an action that can't be undone. */
    fill: string
    /** Hover state of that button. */
    fillHover: string
    /** Text on that button. */
    onFill: string
  }
  accent: {
    /** Background of badges for express delivery and best sellers. */
    fill: string
    /** Text on the accent fill. */
    onFill: string
    /** Accent text on the page. */
    text: string
    /** Accent text on inverse surfaces. */
    inverse: string
    /** Quiet panel for accent messages. */
    surface: string
  }
  focus: {
    /** Focus ring. */
    ring: string
    /** Focus ring on inverse surfaces. */
    inverse: string
  }
  shadow: {
    /** Shadow of a control on a picture. */
    raised: string
    /** Shadow of menus, sheets and dialogs. */
    overlay: string
  }
}

/** Light scheme of the default theme. */
export const color = {
  surface: {
    page: pigment.malai,
    raised: pigment.white,
    sunken: pigment.shell,
    inverse: pigment.kajal,
    inverseRaised: pigment.kajalSoft,
    brand: pigment.raniMist,
    scrim: 'rgb(34 26 29 / 48%)',
  },
  text: {
    strong: pigment.kajal,
    muted: pigment.ash,
    inverse: pigment.malai,
    inverseMuted: pigment.ashPale,
  },
  action: {
    rest: pigment.rani,
    hover: pigment.raniDeep,
    text: pigment.white,
    fill: pigment.rani,
    fillHover: pigment.raniDeep,
    onFill: pigment.white,
  },
  line: { subtle: pigment.linen, control: pigment.clay, swatch: 'rgb(34 26 29 / 28%)' },
  positive: { text: pigment.neem, surface: pigment.neemMist },
  critical: {
    text: pigment.sindoor,
    surface: pigment.sindoorMist,
    fill: pigment.sindoor,
    fillHover: pigment.sindoorDeep,
    onFill: pigment.white,
  },
  accent: {
    fill: pigment.haldi,
    onFill: pigment.kajal,
    text: pigment.haldiDeep,
    inverse: pigment.haldi,
    surface: pigment.haldiMist,
  },
  focus: { ring: pigment.rani, inverse: pigment.haldi },
  shadow: { raised: 'rgb(34 26 29 / 8%)', overlay: 'rgb(34 26 29 / 22%)' },
} as const satisfies ColorRoles

/** Dark scheme of the default theme. */
export const darkColor = {
  surface: {
    page: pigment.kajalDeep,
    raised: pigment.kajalRaised,
    sunken: pigment.kajalSunken,
    inverse: pigment.linen,
    inverseRaised: pigment.linenDim,
    brand: pigment.raniNight,
    scrim: 'rgb(0 0 0 / 64%)',
  },
  text: {
    strong: pigment.shell,
    muted: pigment.ashGlow,
    inverse: pigment.kajal,
    inverseMuted: pigment.ashDeep,
  },
  action: {
    rest: pigment.raniGlow,
    hover: pigment.raniPale,
    text: pigment.kajalDeep,
    fill: pigment.rani,
    fillHover: pigment.raniBright,
    onFill: pigment.white,
  },
  line: { subtle: pigment.kajalLine, control: pigment.clay, swatch: 'rgb(255 252 250 / 45%)' },
  positive: { text: pigment.neemGlow, surface: pigment.neemNight },
  critical: {
    text: pigment.sindoorGlow,
    surface: pigment.sindoorNight,
    fill: pigment.sindoorGlow,
    fillHover: pigment.sindoorPale,
    onFill: pigment.kajalDeep,
  },
  accent: {
    fill: pigment.haldi,
    onFill: pigment.kajal,
    text: pigment.haldiGlow,
    inverse: pigment.haldiDeep,
    surface: pigment.haldiNight,
  },
  focus: { ring: pigment.raniGlow, inverse: pigment.rani },
  // Deeper, so that they stay visible on dark surfaces.
  shadow: { raised: 'rgb(0 0 0 / 50%)', overlay: 'rgb(0 0 0 / 70%)' },
} as const satisfies ColorRoles
