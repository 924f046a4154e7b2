import styled from 'styled-components'
import { iconMask } from '../lib/iconMask.ts'
import { hoverAction } from '../styles/hoverAction.ts'
import { centred } from '../styles/centred.ts'
import { touchRow } from '../styles/touchRow.ts'
import { iconSize } from '../tokens/iconSize.ts'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

/** That of `HeartIcon`. */
const heart = (fill: string) =>
  iconMask(
    'M12 20s-8-4.9-8-10.6A4.4 4.4 0 0 1 8.4 5c1.5 0 2.8.8 3.6 2 .8-1.2 2.1-2 3.6-2A4.4 4.4 0 0 1 20 9.4C20 15.1 12 20 12 20Z',
    `${fill} stroke='%23000' stroke-width='1.6' stroke-linejoin='round'`,
  )

/** Height of a line above the button. */
const LINE = '1.625rem'

/* Parts are plain elements: a list has many cards. `:where` keeps each rule as specific as one of a styled part. */
export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;

  & > :where([data-part='frame']) {
    position: relative;
    /* Rows of a grid may be lower than a part with hidden overflow. */
    overflow: hidden;
    overflow: clip;
    border-radius: ${theme.radius.m};

    & img {
      transition: transform 600ms cubic-bezier(0.2, 0, 0, 1);
    }
  }
  /* Another view, over the first one while a mouse points at the card. */
  & > [data-view] {
    position: absolute;
    inset: 0 0 auto;
    background: none;
    opacity: 0;
    transition: opacity ${theme.motion.slow};
  }
  @media ${media.hover} {
    &:hover > :where([data-part='frame']) img {
      transform: scale(1.03);
    }
    &:hover > [data-view] {
      opacity: 1;
    }
  }

  &[data-layout='row'] {
    flex-flow: row wrap;
    align-items: center;
    gap: ${theme.space.xs} ${theme.space.s};

    & > :where([data-part='frame']) {
      flex: none;
      width: 4.5rem;
    }
    & > :nth-child(2) {
      flex: 1 1 8rem;
      min-width: 0;
      padding-block: 0;
    }
    & > :where([data-part='actions']) {
      margin-inline-start: auto;
    }
    & :is([data-part='badge'], [data-part='extras']) {
      display: none;
    }
  }

  /* Half on the picture, at the place that it would have above the brand. */
  & > * > :where([data-part='badge']) {
    position: absolute;
    margin-inline-start: ${theme.space.xs};
    transform: translateY(calc(-50% - ${theme.space.m}));
    line-height: ${theme.leading.solid};
    pointer-events: none;
  }

  & > :where([data-part='wishlist']) {
    position: absolute;
    top: ${theme.space.xxs};
    inset-inline-end: ${theme.space.xxs};
    z-index: ${layer.control};
    ${centred}
    width: ${theme.size.target};
    height: ${theme.size.target};

    &::before {
      position: absolute;
      inset: 4px;
      border: 1px solid transparent;
      border-radius: 50%;
      background: ${theme.color.surface.raised};
      box-shadow: ${theme.shadow.raised};
      content: '';
    }
    &::after {
      position: relative;
      width: ${iconSize.m};
      height: ${iconSize.m};
      background: currentColor;
      mask: ${heart("fill='none'")};
      content: '';
      transition: transform ${theme.motion.slow};

      @media ${media.forcedColors} {
        background: ButtonText;
        forced-color-adjust: none;
      }
    }
    &[aria-pressed='true']::after {
      color: ${theme.color.action.rest};
      mask-image: ${heart("fill='%23000'")};
    }
    &:active::after {
      transform: scale(0.86);
    }
    &:focus-visible {
      outline-offset: -3px;
      border-radius: 50%;
    }
    @media ${media.hover} {
      &:hover::after {
        color: ${theme.color.action.rest};
      }
    }
  }

  /* A line of its own, so that long names are whole in two columns of a phone. */
  & > * > :where([data-part='brand']) {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};
    font-weight: ${theme.weight.medium};
    line-height: ${theme.leading.text};
    letter-spacing: ${theme.tracking.capitals};
    text-transform: uppercase;
  }

  & > * > :where([data-part='title']) {
    display: -webkit-box;
    overflow: hidden;
    font-family: ${theme.font.text};
    font-size: calc(0.9375 * ${theme.type.m});
    font-weight: ${theme.weight.regular};
    line-height: ${theme.leading.snug};
    letter-spacing: ${theme.tracking.none};
    text-wrap: pretty;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  & > * > [data-part='rating'] {
    align-self: flex-start;
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};
  }

  & > :where([data-part='price']) {
    padding-bottom: ${theme.space.s};
  }

  /* Not every card has these lines. Their touch targets are higher than the lines: the last ends above the button. */
  & > :where([data-part='extras']:not(:empty)) {
    --overlap: calc(0.5 * (${theme.size.target} - ${LINE}));
    display: grid;
    align-content: start;
    justify-items: start;
    margin-top: calc(-1 * ${theme.space.xs});
    padding-bottom: var(--overlap);
  }
  & > [data-part='extras'] > [data-part='rating'] {
    min-height: ${LINE};
  }

  & > * > :where([data-part='estimate']) {
    min-height: calc(1em * ${theme.leading.text});
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};
    line-height: ${theme.leading.text};

    & > span {
      position: relative;
      display: flex;
      gap: ${theme.space.xxs};
    }
    & > * > ::first-letter {
      text-transform: uppercase;
    }
    & svg {
      flex: none;
      margin-top: calc(0.5 * (1em * ${theme.leading.text} - ${iconSize.xs}));
    }
    & [data-tone='accent'] {
      color: ${theme.color.accent.text};
    }
    /* Without a place there is no line; with one it is free from the first paint, before the estimate is there. */
    :root:not([data-place]) &:empty {
      display: none;
    }
  }

  & > * > :where([data-part='offer']) {
    position: relative;
    z-index: ${layer.control};
    ${touchRow}
    margin-block: calc(-1 * var(--overlap));
    padding-block: var(--overlap);
    color: ${theme.color.positive.text};
    font-size: ${theme.type.xs};
    line-height: ${theme.leading.snug};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;

    &:focus-visible {
      outline-offset: -4px;
    }
    ${hoverAction}
  }

  & > * > :where([data-part='preview']) {
    position: relative;
    z-index: ${layer.control};
    ${touchRow}
    flex-wrap: wrap;
    gap: 0 ${theme.space.xs};
    margin-block: calc(-1 * var(--overlap));
    padding-block: var(--overlap);
    font-size: ${theme.type.xs};
    text-align: start;
    border-radius: ${theme.radius.s};

    &:focus-visible {
      outline-offset: -4px;
    }

    & > * {
      line-height: ${LINE};
    }
    & > :last-child {
      font-weight: ${theme.weight.strong};
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }
    /* In the narrowest lists not all cards have room for both on one line, so that none has both there. */
    @container (width < 20rem) {
      & > :last-child {
        flex-basis: 100%;
      }
    }
    ${hoverAction}
  }

  /* A finger on the words of the preview meets the preview. */
  & > * > [data-part='preview'] + [data-part='offer'] {
    min-height: calc(${LINE} + var(--overlap));
    margin-top: 0;
    padding-top: 0;
  }

  & > * > * > :where([data-part='dots']) {
    --swatch-size: 0.875rem;
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
    color: ${theme.color.text.muted};

    &[data-more]::after {
      content: attr(data-more);
    }
    /* A phone has room for two beside the name of the options. */
    @container (width < 24rem) {
      &[data-more] > :nth-child(3) {
        display: none;
      }
      &[data-more]::after {
        content: attr(data-more-on-phone);
      }
    }
  }

  & > :where([data-part='actions']) {
    position: relative;
    z-index: ${layer.control};

    & > button {
      padding-inline: ${theme.space.s};
    }
    & > button[aria-disabled] {
      border-color: transparent;
      color: ${theme.color.positive.text};
      background: none;
      pointer-events: none;
    }
  }
`
