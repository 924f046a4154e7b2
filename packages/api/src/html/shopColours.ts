/** Colours of pages and documents that the API renders: values of the design system's tokens. */
export const shopColours = {
  page: '#fffcfa',
  raised: '#ffffff',
  ink: '#221a1d',
  muted: '#6a5c61',
  control: '#8f8085',
  action: '#b0125b',
  actionHover: '#8a0c47',
  warning: '#e9a60c',
  warningSurface: '#fdf3da',
} as const
