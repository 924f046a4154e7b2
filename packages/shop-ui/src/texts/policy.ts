/** English texts of the pages with policies. `ShopTextsProvider` replaces them. */
export const policy = () => ({
  PolicyPage: {
    inForceSince: 'In force since ',
    summary: 'In short',
    contents: 'On this page',
  },
})
