import styled, { keyframes } from 'styled-components'
import { centred } from '../../styles/centred.ts'
import { layer } from '../../tokens/layer.ts'
import { media } from '../../tokens/media.ts'
import { theme } from '../../tokens/theme.ts'
import { Start } from '../SearchBox.styles.ts'

/** Height of a suggestion: five of them fit into the list (specification §2). */
const ROW = '3rem'
/** Paddings and borders of the list. */
const AROUND = '(0.5rem + 2px)'
/** Distance of the list from the top of the window, and the keyboard of a phone or the edge of the window below. */
const OUTSIDE = '11rem'

/** Suggestions of a former text are seen as such if the next ones take 300 ms longer than the pause in which they are not asked for yet. */
const LATE = '0.8s'
/** Picture or icon of a suggestion. */
const MARK = '2rem'

/** Only a box that scrolls runs through this: at its end the last suggestion is clear. */
const clearAtTheEnd = keyframes`
  from,
  90% {
    opacity: 1;
  }
  to {
    opacity: 0;
  }
`

/**
 * Whole rows only: none is cut through its letters, in a low window, with a larger font or after scrolling. The last one that is seen
 * fades into the box where more follow.
 */
export const Suggestions = styled(Start)`
  max-height: calc(round(down, clamp(${ROW}, 250px - ${AROUND}, 100dvh - ${OUTSIDE}), ${ROW}) + ${AROUND});
  scroll-snap-type: y mandatory;
  container-type: inline-size;
  scroll-padding-block: ${theme.space.xxs};

  &[data-pending='true'] > li {
    opacity: 0.5;
    transition: opacity ${theme.motion.slow} ${LATE};
  }
  @supports (animation-timeline: scroll()) {
    &::after {
      content: '';
      display: block;
      position: sticky;
      bottom: 0;
      height: ${theme.space.xl};
      margin-top: calc(-1 * ${theme.space.xl});
      background: linear-gradient(to top, ${theme.color.surface.raised}, transparent);
      opacity: 0;
      animation: ${clearAtTheEnd} linear both;
      animation-timeline: scroll();
      pointer-events: none;
    }
  }
`

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  height: ${ROW};
  padding-inline: ${theme.space.m} ${theme.space.l};
  line-height: ${theme.leading.title};
  scroll-snap-align: start;
  cursor: pointer;

  & > [data-part='text'] {
    flex: 1;
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > small {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};

    /* Enlarged text leaves no room: the icon tells the kind. */
    @container (width < 16rem) {
      display: none;
    }
  }
  & > [data-part='price'] {
    color: ${theme.color.text.strong};
    font-size: ${theme.type.s};
    font-variant-numeric: tabular-nums;
  }
  /* A narrow box has brand and price of a product below its title, which has the whole width. */
  &[data-has-brand='true'] {
    @container (16rem <= width < 26rem) {
      display: grid;
      grid-template-columns: auto 1fr auto;
      align-content: center;
      row-gap: 0;

      & > :first-child {
        grid-row: span 2;
      }
      & > [data-part='text'] {
        grid-column: span 2;
        -webkit-line-clamp: 1;
      }
      & > [data-part='price'] {
        line-height: inherit;
      }
    }
  }
  & b {
    font-weight: ${theme.weight.strong};
  }
  &[aria-selected='true'],
  &:hover {
    background: ${theme.color.surface.brand};
  }
  /* The fade does not lie over it. */
  &[aria-selected='true'] {
    position: relative;
    z-index: ${layer.control};
  }
  @media ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/**
 * As high as a suggestion, so that whole ones are below it, unless enlarged text needs more lines. Above a page it is an answer of any length,
 * which begins where the words below it do.
 */
export const Note = styled.li`
  display: grid;
  align-content: center;
  min-height: ${ROW};
  padding-inline: ${theme.space.m};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  line-height: ${theme.leading.title};
  scroll-snap-align: start;

  &[data-kind='page'] {
    padding-block: ${theme.space.s};

    @container (width >= 16rem) {
      padding-inline-start: calc(${theme.space.m} + ${MARK} + ${theme.space.s});
    }
  }
`

/** Picture or icon, both as wide. */
export const Mark = styled.span`
  ${centred}
  flex: none;
  width: ${MARK};
  border-radius: ${theme.radius.s};
  overflow: hidden;
  color: ${theme.color.text.muted};

  & > :is(picture, div) {
    width: 100%;
  }
`

/** Over the end of the field, before its buttons: the sign of work moves nothing. */
export const Status = styled.div`
  ${centred}
  position: absolute;
  top: 0;
  inset-inline-end: 6rem;
  height: ${theme.size.target};
  pointer-events: none;
`
