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
`

export const Label = styled.span`
  color: ${theme.color.text.muted};
  white-space: nowrap;
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

  &:hover {
    border-color: ${theme.color.text.strong};
  }
`
