import styled from 'styled-components'
import { centred } from '../styles/centred.ts'
import { touchRow } from '../styles/touchRow.ts'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
`

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${theme.radius.m};

  & img {
    transition: transform 600ms cubic-bezier(0.2, 0, 0, 1);
  }
  @media ${media.hover} {
    article:hover > & img {
      transform: scale(1.03);
    }
  }
  [data-stock='out'] > & img {
    opacity: 0.55;
  }
`

export const Badges = styled.div`
  position: absolute;
  top: ${theme.space.xs};
  inset-inline-start: ${theme.space.xs};
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.xxs};
  pointer-events: none;
`

/** Delivery estimate at the lower edge of the picture. */
export const DeliveryEstimate = styled.span`
  position: absolute;
  bottom: ${theme.space.xs};
  inset-inline-start: ${theme.space.xs};
  max-width: calc(100% - 2 * ${theme.space.xs});
  padding: 0.125rem ${theme.space.xs};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text.strong};
  background: ${theme.color.surface.raised};
  font-size: ${theme.type.xs};
  font-weight: ${theme.weight.medium};

  &:empty {
    display: none;
  }
`

export const Wishlist = styled.button`
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
  & > svg {
    position: relative;
    transition:
      fill ${theme.motion.slow},
      transform ${theme.motion.slow};
  }
  &[aria-pressed='true'] > svg {
    color: ${theme.color.action.rest};
    fill: currentColor;
  }
  &:active > svg {
    transform: scale(0.86);
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: 50%;
  }
  @media ${media.hover} {
    &:hover > svg {
      color: ${theme.color.action.rest};
    }
  }
`

export const Brand = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  min-height: 1.125rem;
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};
  line-height: ${theme.leading.text};

  & > :last-child:not(:first-child) {
    flex: none;
    font-size: inherit;
  }
  & > :first-child {
    overflow: hidden;
    font-weight: ${theme.weight.medium};
    letter-spacing: ${theme.tracking.capitals};
    text-transform: uppercase;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`

export const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font-family: ${theme.font.text};
  font-size: 0.9375rem;
  font-weight: ${theme.weight.regular};
  line-height: ${theme.leading.snug};
  letter-spacing: ${theme.tracking.none};
  text-wrap: pretty;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

export const Offer = styled.p`
  margin-top: ${theme.space.xs};
  color: ${theme.color.positive.text};
  font-size: ${theme.type.xs};
  line-height: ${theme.leading.snug};
`

export const Preview = styled.button`
  position: relative;
  z-index: ${layer.control};
  ${touchRow}
  flex-wrap: wrap;
  gap: 0 ${theme.space.xs};
  align-self: flex-start;
  /* The touch target is taller than the visible button, within the padding of a rail. */
  margin-bottom: -0.375rem;
  font-size: ${theme.type.xs};
  text-align: start;
  border-radius: ${theme.radius.s};

  &:focus-visible {
    outline-offset: -4px;
  }

  & > :last-child {
    font-weight: ${theme.weight.strong};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  @media ${media.hover} {
    &:hover {
      color: ${theme.color.action.rest};
    }
  }
`

export const Dots = styled.span`
  --swatch-size: 0.875rem;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
  color: ${theme.color.text.muted};
`

export const Actions = styled.div`
  position: relative;
  z-index: ${layer.control};

  & > button {
    padding-inline: ${theme.space.s};
  }
`
