-- A back-fill that can be stopped at any time.
DO $$
DECLARE n bigint := 1;
BEGIN
  WHILE n > 0 LOOP
    UPDATE orders SET region = 'unknown'
     WHERE id IN (SELECT id FROM orders WHERE region IS NULL LIMIT 5000);
    GET DIAGNOSTICS n = ROW_COUNT;
    COMMIT;
  END LOOP;
END $$;
