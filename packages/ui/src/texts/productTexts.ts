import { textsIn } from './textsIn.ts'

/** English texts of a product's page, by component. */
export const productTexts = textsIn(({ number }) => ({
  Carousel: {
    role: 'carousel',
    slideRole: 'slide',
    play: 'Play',
    pause: 'Pause',
    previous: 'Previous',
    next: 'Next',
    position: (index: number, count: number) => `${number(index)} of ${number(count)}`,
    visible: (first: number, last: number, count: number) =>
      `${number(first)} to ${number(last)} of ${number(count)}`,
  },
  ProductGallery: {
    label: 'Pictures',
    show: (index: number, count: number) => `Show picture ${number(index)} of ${number(count)}`,
    picture: (title: string, index: number, count: number) =>
      `${title}, picture ${number(index)} of ${number(count)}`,
    enlarge: (index: number) => `Enlarge picture ${number(index)}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  VariantPicker: {
    search: (count: number, group: string) => `Search ${number(count)} ${group.toLowerCase()}s`,
    none: (group: string, query: string, hasDepths: boolean) =>
      `No ${group.toLowerCase()} is called “${query}”.${hasDepths ? ' Search by name, number or depth: fair, light, medium, tan or deep.' : ''}`,
    depths: { fair: 'Fair', light: 'Light', medium: 'Medium', tan: 'Tan', deep: 'Deep' },
    showNames: 'Show names',
    hideNames: 'Hide names',
    outOfStock: 'out of stock',
    keys: 'Arrow keys move, Enter chooses.',
  },
}))
