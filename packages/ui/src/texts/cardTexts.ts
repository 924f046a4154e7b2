import { textsIn } from './textsIn.ts'

/** English texts of cards of products and their rows, by component. */
export const cardTexts = textsIn(({ number, plural }) => ({
  Breadcrumbs: { label: 'Breadcrumb' },
  OptionPicker: {
    unavailableWith: (values: string) => `not available in ${values}`,
    chooseFirst: (group: string) => `Choose a ${group.toLowerCase()} first`,
  },
  ProductCard: {
    add: 'Add to Cart',
    goToCart: 'Go to Cart',
    added: 'Added',
    inCart: 'In your cart. Choose another to add it, too.',
    another: (group: string) => `Add another ${group.toLowerCase()}`,
    soldOut: 'Out of stock',
    tellMe: 'Tell me when it is back',
    bestMatch: 'Best match',
    bestSeller: 'Best seller',
    isNew: 'New',
    arrives: (estimate: string) => `Arrives ${estimate}`,
    actionOf: (action: string, title: string) => `${action}: ${title}`,
    wishlist: (title: string) => `Wishlist: ${title}`,
    choose: (groups: readonly string[]) => `Choose a ${groups.join(' and ').toLowerCase()}`,
    preview: (group: string) => `Preview ${group}`,
    previewOf: (title: string) => ` of ${title}`,
    options: (count: number, group: string) =>
      `${number(count)} ${plural(count, { one: group.toLowerCase(), other: `${group.toLowerCase()}s` })}`,
  },
  Rail: { back: (label: string) => `${label}: previous`, on: (label: string) => `${label}: next` },
  Rating: {
    rated: (average: number) => `Rated ${average} out of 5`,
    reviews: (count: number) => `, ${number(count)} ${plural(count, { one: 'review', other: 'reviews' })}`,
    read: 'Read the reviews',
  },
  SectionHeading: { all: 'See all', allOf: (title: string) => ` of ${title}` },
}))
