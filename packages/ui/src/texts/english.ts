import type { Formats } from '../formats/createFormats.ts'

/** Every text of the components in English, by component. `TextsProvider` replaces them. */
export const english = ({ number, plural, price }: Formats) => ({
  Breadcrumbs: { label: 'Breadcrumb' },
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
  ConfirmDialog: { cancel: 'Cancel' },
  Dialog: { close: 'Close' },
  FilterPanel: {
    label: 'Filters',
    apply: 'Apply filters',
    search: (title: string) => `Search ${title.toLowerCase()}`,
    none: (query: string) => `Nothing here is called “${query}”.`,
    keys: 'Use the up and down keys to move between the values.',
    fewer: 'Show fewer',
    all: (count: number) => `Show all ${number(count)}`,
    from: 'From ₹',
    to: 'To ₹',
    range: (lowest: number, highest: number) => `Prices here go from ${price(lowest)} to ${price(highest)}.`,
  },
  FilterPills: { label: 'Selected filters', remove: 'Remove filter: ', clear: 'Clear all' },
  FilterSheet: {
    title: 'Filters',
    clear: 'Clear all',
    show: (total: number) =>
      total === 0
        ? 'No results'
        : `Show ${number(total)} ${plural(total, { one: 'result', other: 'results' })}`,
  },
  Form: {
    invalid: (count: number) =>
      plural(count, {
        one: 'One field needs your attention.',
        other: `${number(count)} fields need your attention.`,
      }),
  },
  LoadMore: {
    shown: (shown: number, total: number) => `${number(shown)} of ${number(total)}`,
    more: 'Load more',
    pending: 'Loading…',
    failed: 'We couldn’t load more. Please check your connection.',
    again: 'Try again',
  },
  Pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${number(page)}`,
  },
  PasswordField: {
    show: (label: string) => `Show ${label.toLowerCase()}`,
    /** Strength as a sentence, with advice. */
    none: (least: number) => `${number(least)} or more characters. Three or four words are easy to remember.`,
    short: (missing: number) =>
      `${number(missing)} more ${plural(missing, { one: 'character', other: 'characters' })} to go.`,
    weak: 'Too easy to guess. Add other letters or words.',
    fair: 'Good. Add another word to make it strong.',
    strong: 'Strong.',
  },
  Price: {
    from: 'from',
    was: (price: string) => `, was ${price}`,
    saved: (percent: number) => `, ${percent}\u00a0% off`,
    discount: (percent: number) => `${percent}% off`,
  },
  ProductCard: {
    add: 'Add to Cart',
    goToCart: 'Go to Cart',
    soldOut: 'Out of stock',
    bestSeller: 'Best seller',
    isNew: 'New',
    arrives: (estimate: string) => `Arrives ${estimate}`,
    actionOf: (action: string, title: string) => `${action}: ${title}`,
    wishlist: (title: string) => `Wishlist: ${title}`,
    preview: (group: string) => `Preview ${group}`,
    previewOf: (title: string) => ` of ${title}`,
    options: (count: number, group: string) =>
      `${number(count)} ${plural(count, { one: group.toLowerCase(), other: `${group.toLowerCase()}s` })}`,
  },
  OptionPicker: {
    unavailableWith: (values: string) => `not available in ${values}`,
    chooseFirst: (group: string) => `Choose a ${group.toLowerCase()} first`,
  },
  ProductGallery: {
    label: 'Pictures',
    show: (index: number, count: number) => `Show picture ${number(index)} of ${number(count)}`,
    picture: (title: string, index: number, count: number) =>
      `${title}, picture ${number(index)} of ${number(count)}`,
    enlarge: (index: number) => `Enlarge picture ${number(index)}`,
    previous: 'Previous picture',
    next: 'Next picture',
  },
  QuantityStepper: {
    label: (name: string) => `Quantity of ${name}`,
    less: 'One less',
    more: 'One more',
  },
  Rail: { back: (label: string) => `${label}: previous`, on: (label: string) => `${label}: next` },
  RangeSlider: { from: 'from', to: 'to' },
  Rating: {
    rated: (average: number) => `Rated ${average} out of 5`,
    reviews: (count: number) => `, ${number(count)} ${plural(count, { one: 'review', other: 'reviews' })}`,
    read: 'Read the reviews',
  },
  Review: { verified: 'Verified buyer' },
  ReviewList: {
    none: 'No reviews yet.',
    count: (count: number) => `${number(count)} ${plural(count, { one: 'review', other: 'reviews' })}`,
    byStars: 'Reviews by stars',
    stars: (stars: number) => `${number(stars)} ${plural(stars, { one: 'star', other: 'stars' })}`,
  },
  SearchBox: {
    label: 'Search products',
    placeholder: 'Search',
    submit: 'Search',
    clear: 'Clear the search',
    suggestions: 'Suggestions',
    none: 'No suggestions',
  },
  SectionHeading: { all: 'See all', allOf: (title: string) => ` of ${title}` },
  SkipLink: { skip: 'Skip to content' },
  SortSelect: { label: 'Sort by', submit: 'Sort' },
  Spinner: { label: 'Loading' },
  TextArea: {
    left: (count: number) =>
      `${number(count)} ${plural(count, { one: 'character', other: 'characters' })} left`,
  },
  Timeline: { done: 'Done: ', current: 'Next: ', upcoming: 'To come: ', failed: '' },
  UndoNotice: { undo: 'Undo' },
  VariantPicker: {
    search: (count: number, group: string) => `Search ${number(count)} ${group.toLowerCase()}s`,
    none: (group: string, query: string) => `No ${group.toLowerCase()} is called “${query}”.`,
    fewer: 'Show fewer',
    all: (count: number, group: string) => `Show all ${number(count)} ${group.toLowerCase()}s`,
    outOfStock: 'out of stock',
  },
})

/** Texts of every component. */
export type Texts = ReturnType<typeof english>

/** Texts of some components; the others stay English. */
export type SomeTexts = { readonly [Component in keyof Texts]?: Partial<Texts[Component]> }
