<?php
echo "AUDIT-MARKER\n";
