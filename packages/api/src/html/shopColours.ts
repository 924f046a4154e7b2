/** Colours of pages and documents that the API renders: values of the design system's tokens in the light scheme. */
export const shopColours = {
  page: '#fffcfa',
  raised: '#ffffff',
  sunken: '#f6f0eb',
  ink: '#221a1d',
  muted: '#6a5c61',
  line: '#ece3dd',
  control: '#8f8085',
  action: '#b0125b',
  fill: '#b0125b',
  fillHover: '#8a0c47',
  onFill: '#ffffff',
  warning: '#e9a60c',
  warningSurface: '#fdf3da',
} as const

type ShopColour = keyof typeof shopColours

/** The same roles in the dark scheme. Documents for printing have no dark scheme. */
export const darkShopColours: Readonly<Record<ShopColour, string>> = {
  page: '#171113',
  raised: '#241b1f',
  sunken: '#2b2125',
  ink: '#f6f0eb',
  muted: '#b9abb0',
  line: '#423439',
  control: '#8f8085',
  action: '#ff9cc4',
  fill: '#b0125b',
  fillHover: '#c81e6c',
  onFill: '#ffffff',
  warning: '#e9a60c',
  warningSurface: '#3a2a08',
}

const inBothSchemes = Object.entries(shopColours).map(([name, light]) => {
  const dark = darkShopColours[name as ShopColour]
  return `--${name}:light-dark(${light},${dark});`
})
const inLight = Object.entries(shopColours).map(([name, light]) => `--${name}:${light};`)

/** The colours as CSS variables. A browser without `light-dark` (before 2024) has the light scheme. */
export const shopColoursCss = `
:root{color-scheme:light;${inLight.join('')}}
@supports (color:light-dark(#000,#fff)){
:root{color-scheme:light dark;${inBothSchemes.join('')}}
[data-scheme=light]{color-scheme:light}[data-scheme=dark]{color-scheme:dark}
}`
