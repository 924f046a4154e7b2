/** English texts of the size guide, by component. `ShopTextsProvider` replaces them. */
export const sizes = () => ({
  SizeGuide: {
    of: {
      body: 'These are measures of the body, not of the product.',
      product: 'These are measures of the product itself, not of the body.',
    },
    unit: 'Unit',
    units: { cm: 'cm', in: 'inches' },
    /** In the heading of a column. */
    short: { cm: 'cm', in: 'in', g: 'kg' },
    size: 'Size',
    chosen: ', your choice',
    howToMeasure: 'How to measure',
  },
})
