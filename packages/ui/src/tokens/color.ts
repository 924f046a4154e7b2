/** The palette. Private to this file: components use roles, so that a colour can change without touching them. */
const pigment = {
  rani: '#b0125b',
  raniDeep: '#8a0c47',
  raniMist: '#fbeaf1',
  kajal: '#221a1d',
  kajalSoft: '#3a3034',
  ash: '#6a5c61',
  clay: '#8f8085',
  linen: '#ece3dd',
  shell: '#f6f0eb',
  malai: '#fffcfa',
  white: '#ffffff',
  haldi: '#e9a60c',
  haldiDeep: '#8a5a00',
  haldiMist: '#fdf3da',
  neem: '#1f6b45',
  neemMist: '#e8f1e9',
  sindoor: '#b3261e',
  sindoorDeep: '#8c1d17',
  sindoorMist: '#fceceb',
} as const

/** Colour roles. Every text role reaches 4.5:1 on the surfaces it is named for. */
export const color = {
  surface: {
    /** The page. */
    page: pigment.malai,
    /** Fields, sheets and dialogs that lie on the page. */
    raised: pigment.white,
    /** Behind pictures, in quiet panels and in the search field. */
    sunken: pigment.shell,
    /** Delivery banner, footer and the pressed pill. */
    inverse: pigment.kajal,
    /** A surface on the inverse one. */
    inverseRaised: pigment.kajalSoft,
    /** A panel in the shop's own colour. */
    brand: pigment.raniMist,
    /** Veil between the page and a dialog. */
    scrim: 'rgb(34 26 29 / 48%)',
  },
  text: {
    strong: pigment.kajal,
    /** Second rank: brand names, counts, hints. */
    muted: pigment.ash,
    inverse: pigment.malai,
    /** Second rank on the inverse surface. */
    inverseMuted: '#c9bdc1',
  },
  /** The one strong colour: what to do next, and where you are. */
  action: { rest: pigment.rani, hover: pigment.raniDeep, text: pigment.white },
  line: {
    /** Separates. */
    subtle: pigment.linen,
    /** Bounds something that can be operated: 3:1 on page and raised. */
    control: pigment.clay,
  },
  /** In stock, success, money saved. */
  positive: { text: pigment.neem, surface: pigment.neemMist },
  /** Errors and what can't be undone. */
  critical: {
    text: pigment.sindoor,
    surface: pigment.sindoorMist,
    fill: pigment.sindoor,
    fillHover: pigment.sindoorDeep,
    onFill: pigment.white,
  },
  /** Express delivery and best sellers. */
  accent: { fill: pigment.haldi, onFill: pigment.kajal, text: pigment.haldiDeep, surface: pigment.haldiMist },
  /** Ring around what has the keyboard; `inverse` on dark surfaces. */
  focus: { ring: pigment.rani, inverse: pigment.haldi },
} as const
