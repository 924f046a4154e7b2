import styled from 'styled-components'
import { iconMask } from '../lib/iconMask.ts'
import { visuallyHidden } from '../styles/visuallyHidden.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

/** That of `StarIcon`. */
const oneStar = iconMask(
  'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8L12 3.2Z',
)
const rowStar = iconMask('m12 2.2 3 6.2 6.8.9-5 4.7 1.3 6.8-6.1-3.3-6.1 3.3 1.3-6.8-5-4.7 6.8-.9z')

/* Parts are plain elements: lists have a rating on every card. */
export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  font-size: ${theme.type.s};
  line-height: ${theme.leading.snug};

  &[data-variant='compact']::before {
    width: 0.95em;
    height: 0.95em;
    background: ${theme.color.accent.text};
    mask: ${oneStar} 0 0 / 100%;
    content: '';

    @media ${media.forcedColors} {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  & > [data-part='sentence'] {
    ${visuallyHidden}
  }
  & > [data-part='stars'] {
    width: 6em;
    height: 1.2em;
    background: linear-gradient(
      to right,
      ${theme.color.accent.text} var(--rating-fill),
      ${theme.color.line.subtle} var(--rating-fill)
    );
    mask: ${rowStar} 0 50% / 1.2em repeat-x;

    @media ${media.forcedColors} {
      background: linear-gradient(to right, CanvasText var(--rating-fill), GrayText var(--rating-fill));
      forced-color-adjust: none;
    }
  }
`
