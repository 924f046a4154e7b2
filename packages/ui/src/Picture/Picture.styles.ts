import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

/** The picture itself, or a `div` with what stands in for one. */
export const Root = styled.picture`
  position: relative;
  display: grid;
  aspect-ratio: var(--picture-ratio, 4 / 5);
  overflow: hidden;
  color: ${theme.color.text.muted};
  background: ${theme.color.surface.sunken};

  /* A plain element: pages have many pictures. */
  & > :where(img) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: var(--picture-fit, cover);
    background: center / var(--picture-fit, cover) no-repeat;
    font-size: ${theme.type.xs};
  }
  /* Another picture stands in for the one that is loading: seen only if that takes a while. */
  &[data-late='true'] > img {
    opacity: 0.35;
    transition: opacity ${theme.motion.slow} 0.3s;
  }
`

export const Fallback = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space.xs};
  padding: ${theme.space.xs};
  font-family: ${theme.font.display};
  font-size: ${theme.type.m};
  font-style: italic;
  line-height: ${theme.leading.title};
  text-align: center;
  overflow-wrap: anywhere;

  & > svg {
    width: 34%;
    min-width: 1.5rem;
    max-width: 6rem;
    height: auto;
    opacity: 0.45;
  }
`
