-- When the person in a seat agreed to a rematch; 0 if the rematch began without them.
ALTER TABLE seats ADD COLUMN again INTEGER;
