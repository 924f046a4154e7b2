import { textsIn } from './textsIn.ts'

/** English texts of carts and orders, by component. */
export const orderTexts = textsIn(() => ({
  QuantityStepper: {
    label: (name: string) => `Quantity of ${name}`,
    less: 'One less',
    more: 'One more',
  },
  Timeline: { done: 'Done: ', current: 'Next: ', upcoming: 'To come: ', failed: '' },
  UndoNotice: { undo: 'Undo' },
}))
