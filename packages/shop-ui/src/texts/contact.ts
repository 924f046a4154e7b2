/** English texts of the form that writes to the shop. `ShopTextsProvider` replaces them. */
export const contact = () => ({
  ContactForm: {
    sent: 'Thank you. We’ve received your message.',
    answerTime: ' We answer within one working day.',
    reference: 'Your reference number is ',
    quoteReference: '. Please mention it if you write again.',
    again: 'Write another message',
    name: 'Your name',
    email: 'E-mail',
    emailHint: 'We answer by e-mail, or by phone if you give only your mobile number.',
    phone: 'Mobile number',
    topic: 'What is it about?',
    message: 'Your message',
    messageHint:
      'For questions about an order, include its number. Never share passwords, codes or card numbers.',
    send: 'Send message',
  },
})
