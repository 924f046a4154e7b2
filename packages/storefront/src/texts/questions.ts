import type { HelpTopic } from '@shop/contract/product-list.schema'

/** Questions that shoppers ask most, in the order in which they are shown. A search for help has their answers. */
export const questions: readonly { topic: HelpTopic; question: string }[] = [
  { topic: 'orders', question: 'Where is my order?' },
  { topic: 'shipping', question: 'When does my order arrive, and what does delivery cost?' },
  { topic: 'cancellation', question: 'How do I cancel an order?' },
  { topic: 'returns', question: 'How do I return something?' },
  { topic: 'damaged', question: 'What if an item arrives damaged or wrong?' },
  { topic: 'exchanges', question: 'Can I exchange an item for another size?' },
  { topic: 'refunds', question: 'When do I get my refund?' },
  { topic: 'payment', question: 'How can I pay?' },
  { topic: 'cash', question: 'Can I pay cash on delivery?' },
  { topic: 'coupons', question: 'Why doesn’t my coupon apply?' },
  { topic: 'authenticity', question: 'Are the products genuine?' },
  { topic: 'password', question: 'I’ve forgotten my password. What now?' },
]
