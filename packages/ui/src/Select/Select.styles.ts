import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  font-size: ${theme.type.s};

  & > svg {
    position: absolute;
    right: ${theme.space.s};
    pointer-events: none;
  }
  &[data-variant='pill'] {
    justify-self: start;
  }
  &[data-variant='field'] {
    display: grid;
    gap: ${theme.space.xxs};
  }
  &[data-variant='field'] > svg {
    bottom: calc((${theme.size.target} - 1rem) / 2);
  }
`

export const Label = styled.span`
  color: ${theme.color.text.muted};
  white-space: nowrap;

  [data-variant='field'] > & {
    color: inherit;
    font-weight: 600;
  }
`

export const Field = styled.select`
  min-height: ${theme.size.target};
  padding: 0 2.25rem 0 ${theme.space.m};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.pill};
  font-weight: 600;
  background: ${theme.color.surface.raised};
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;
  transition: border-color ${theme.motion.quick};

  [data-variant='field'] > & {
    width: 100%;
    padding-left: ${theme.space.s};
    border-radius: ${theme.radius.m};
    font-size: ${theme.type.m};
    font-weight: 400;
  }
  &:hover {
    border-color: ${theme.color.text.strong};
  }
`
