import styled from 'styled-components'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s};
  align-items: start;

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Thumbs = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  width: 4.5rem;

  @media ${media.mobile} {
    display: none;
  }
`

export const Thumb = styled.button`
  display: block;
  width: 100%;
  border-radius: ${theme.radius.s};
  overflow: hidden;
  opacity: 0.72;
  transition: opacity ${theme.motion.quick};

  &:hover {
    opacity: 1;
  }
  &[aria-current='true'] {
    opacity: 1;
    box-shadow: inset 0 -2px ${theme.color.text.strong};
    outline: 2px solid ${theme.color.text.strong};
    outline-offset: -2px;
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: 2px;
  }
`

export const Stage = styled.div`
  position: relative;
  min-width: 0;

  @media ${media.mobile} {
    margin-inline: calc(-1 * ${theme.space.gutter});
  }
`

export const Track = styled.ul`
  display: flex;
  border-radius: ${theme.radius.l};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  & > li {
    flex: 0 0 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
  @media ${media.mobile} {
    border-radius: 0;
  }
`

export const Zoom = styled.button`
  display: block;
  width: 100%;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -4px;
  }
`

export const Count = styled.p`
  position: absolute;
  right: ${theme.space.s};
  bottom: ${theme.space.s};
  z-index: ${layer.control};
  padding: 0.2rem 0.7rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.raised};
  font-size: ${theme.type.xs};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`
