/** Viewports for reviews and tests; the mobile layout ends at 800 px (specification §2). */
export const viewports = {
  small: { name: 'Smallest phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  /** What Safari's bars leave of the same phone. */
  bars: { name: 'Phone with browser bars, 390', styles: { width: '390px', height: '664px' }, type: 'mobile' },
  tablet: { name: 'Widest mobile layout, 800', styles: { width: '800px', height: '1000px' }, type: 'tablet' },
  landscape: { name: 'Phone in landscape, 740', styles: { width: '740px', height: '360px' }, type: 'mobile' },
  narrow: { name: 'Narrowest desktop, 801', styles: { width: '801px', height: '900px' }, type: 'desktop' },
  /** Desktop viewport at 200 % zoom. */
  zoomed: { name: 'Desktop at 200 %, 640', styles: { width: '640px', height: '450px' }, type: 'desktop' },
  low: { name: 'Low desktop, 1280', styles: { width: '1280px', height: '600px' }, type: 'desktop' },
  lowest: {
    name: 'Large phone in landscape, 844',
    styles: { width: '844px', height: '390px' },
    type: 'mobile',
  },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const
